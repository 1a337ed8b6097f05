"""What every test shares: the profiles of hypothesis."""

import os

from hypothesis import settings

# No deadlines: the tests share the cores, so one slow example says nothing.
# In CI examples stay random, so that every run looks at new ones, and a failure prints how to repeat it.
settings.register_profile("ci", deadline=None, derandomize=False, print_blob=True)
settings.register_profile("dev", deadline=None, max_examples=50)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))
