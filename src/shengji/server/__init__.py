"""The server: tables over WebSocket with the log of events as the truth, and the pages of the browser client."""
