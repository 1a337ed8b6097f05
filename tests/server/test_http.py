"""HTTP: the lobby's data, records, headers, health and metrics; and whatever schemathesis thinks of."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.parse
import urllib.request

import pytest
import schemathesis
from hypothesis import given, settings
from playing import Player

from shengji.notation.reader import read
from shengji.rules import presets
from shengji.rules.ruleset import options


def _get(url: str, data: object = None, **extra: str) -> tuple[int, dict[str, str], bytes]:
    body = None if data is None else json.dumps(data).encode()
    headers = {name.replace("_", "-"): value for name, value in extra.items()}
    request = urllib.request.Request(url, body, headers | ({"Content-Type": "application/json"} if body else {}))
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


def test_presets_and_options_in_every_language(shared_server):
    titles = set()
    for language in ("en", "zh-Hans", "zh-Hant"):
        found = json.loads(_get(f"{shared_server.url}/api/presets?lang={language}")[2])
        assert [preset["name"] for preset in found] == list(presets.names())
        titles.add(found[-1]["summary"])
        form = json.loads(_get(f"{shared_server.url}/api/options?lang={language}")[2])
        names = [option["name"] for section in form for option in section["options"]]
        assert sorted(names) == sorted(options())
        assert all(option["label"] and option["sentence"] for section in form for option in section["options"])
        columns = {option["name"]: option["columns"] for section in form for option in section["options"]}
        assert [each["name"] for each in columns["score_table"]] == ["points", "bank", "banker", "opponents"]
        assert [each["kind"] for each in columns["hooks"]] == ["choice", "choice"]
        cells = [cell for each in columns.values() for column in each for cell in (column, *column["choices"])]
        assert cells
        assert all(cell["label"] and not cell["label"].startswith("option-") for cell in cells)
    assert len(titles) == 3


def test_rules_are_checked_in_words(shared_server):
    url = f"{shared_server.url}/api/rules/check?lang=en"
    status, _, body = _get(url, {"preset": "qq", "options": {"throw_penalty": 10}})
    answer = json.loads(body)
    assert status == 200
    assert [each["option"] for each in answer["rules"]["differences"]] == ["throw_penalty"]
    status, _, body = _get(url, {"toml": answer["toml"]})
    assert json.loads(body)["rules"] == answer["rules"]
    status, _, body = _get(url, {"preset": "qqq"})
    assert (status, json.loads(body)["code"]) == (400, "preset-unknown")
    status, _, body = _get(url, {"options": {"seats": 4, "kitty": 7}})
    assert (status, json.loads(body)["code"]) == (400, "server-rules-wrong")


def test_headers_keep_the_page_safe(shared_server):
    for path in ("/", "/healthz", "/api/presets", "/nowhere.js", "/api/nowhere"):
        _, headers, _ = _get(shared_server.url + path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/__init__.py", "/..%2f..%2fpyproject.toml", "/x.js"])
def test_no_file_outside_the_client_is_served(shared_server, path):
    assert _get(shared_server.url + path)[0] == 404


def test_texts_are_shared_with_the_browser(shared_server):
    status, headers, body = _get(f"{shared_server.url}/locales/zh-Hans.ftl")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert "error-follow-group" in body.decode()
    assert _get(f"{shared_server.url}/locales/xx.ftl")[0] == 404


@pytest.mark.parametrize("path", ["/", "/t/abc", "/js/main.js", "/locales/en.ftl", "/api/presets", "/api/options"])
def test_what_is_sent_is_packed_for_those_who_take_it(shared_server, path):
    _, headers, plain = _get(shared_server.url + path)
    assert "content-encoding" not in headers
    _, packed_headers, packed = _get(shared_server.url + path, Accept_Encoding="br, gzip;q=0.8")
    assert packed_headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < 0.7 * len(plain)
    assert "accept-encoding" in packed_headers["vary"].lower()
    if not path.startswith("/api"):
        assert "content-encoding" not in _get(shared_server.url + path, Accept_Encoding="gzip;q=0")[1]
        assert headers["etag"] != packed_headers["etag"]
        for kept, taken in ((headers["etag"], "identity"), (packed_headers["etag"], "gzip")):
            again = _get(shared_server.url + path, If_None_Match=kept, Accept_Encoding=taken)
            assert (again[0], again[2]) == (304, b"")
            assert _get(shared_server.url + path, If_None_Match='"old"', Accept_Encoding=taken)[0] == 200


def test_the_page_names_every_module_that_it_needs(shared_server):
    page = _get(shared_server.url)[2].decode()
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)" />', page)
    assert len(named) == len(set(named)) > 20
    for name in named:
        status, _, body = _get(shared_server.url + name)
        assert status == 200
        for wanted in re.findall(r'(?:import|export)[^"();]*"(\.[^"]+)"', body.decode()):
            assert urllib.parse.urljoin(name, wanted) in named


def test_a_record_and_the_list_of_rooms(shared_server):
    async def run() -> str:
        player = Player(shared_server.url, seed=11)
        await player.hello("A")
        rooms = {"deal_ms": 0, "bot_ms": 0, "public": True, "title": "Saturday"}
        await player.create(settings=rooms, bots="simple", start=True, rules={"options": {"clock_grace": 1}})
        status, _, body = _get(f"{shared_server.url}/api/tables/{player.table}/record?lang=en")
        assert (status, json.loads(body)["code"]) == (404, "server-no-record")
        await player.play_until(lambda p: p.info["state"] == "between")
        await player.close()
        return player.table

    table = asyncio.run(run())
    status, headers, body = _get(f"{shared_server.url}/api/tables/{table}/record")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    (found,) = read(body.decode())
    assert found.record is not None
    status, _, data = _get(f"{shared_server.url}/api/tables/{table}/replay?lang=zh-Hans")
    shown = json.loads(data)
    assert status == 200
    status, _, data = _get(f"{shared_server.url}/api/replay?lang=zh-Hans", {"sjn": body.decode()})
    assert status == 200, data
    assert json.loads(data)["steps"] == shown["steps"]
    assert all(not any(hand) for hand in shown["steps"][-1]["view"]["hands"])
    place = next(place for place, step in enumerate(shown["steps"]) if step["action"]["do"] == "play")
    assert json.loads(data)["sjn"] == body.decode()
    asked = {"sjn": body.decode(), "first": place, "last": place + 50}
    status, _, data = _get(f"{shared_server.url}/api/replay/judge?lang=zh-Hans", asked)
    judged = json.loads(data)
    assert status == 200
    assert [step["step"] for step in judged["steps"]] == list(range(place, place + 12))
    assert all(step["candidates"] for step in judged["steps"])
    assert all(step["cost"] >= 0 for step in judged["steps"] if step["cost"] is not None)
    status, _, data = _get(f"{shared_server.url}/api/replay/judge", {**asked, "first": 9999, "last": 9999})
    assert (status, json.loads(data)["steps"]) == (200, [])
    remarks = {
        "sjn": body.decode(),
        "remarks": [[place, "a {brace}\nand  more"], [0, "抠底"], [99999, "last"], [1, " "]],
    }
    status, _, data = _get(f"{shared_server.url}/api/replay/remarks", remarks)
    assert status == 200
    (again,) = read(data.decode())
    assert again.record.moves == found.record.moves
    assert again.record.comments == ((0, "抠底"), (place, "a (brace) and more"), (len(found.record.moves), "last"))
    assert _get(f"{shared_server.url}/api/replay/remarks", {"sjn": "x", "remarks": [[-1, "x"]]})[0] == 400
    assert _get(f"{shared_server.url}/api/replay", {"sjn": "nonsense"})[0] == 400
    rooms = json.loads(_get(f"{shared_server.url}/api/tables")[2])
    room = next(room for room in rooms if room["table"] == table)
    assert room["title"] == "Saturday"
    assert len(room["names"]) == 4
    assert _get(f"{shared_server.url}/api/tables/nowhere/record")[0] == 404


def test_health_and_metrics(shared_server):
    assert json.loads(_get(f"{shared_server.url}/healthz")[2]) == {"status": "ok"}
    text = _get(f"{shared_server.url}/metrics")[2].decode()
    assert "shengji_actions_total" in text
    assert 'shengji_action_seconds_bucket{le="+Inf"}' in text
    for line in text.splitlines():
        assert line.startswith("#") or len(line.rsplit(" ", 1)) == 2


def test_http_keeps_to_its_schema_whatever_is_asked(shared_server):
    described = json.loads(_get(f"{shared_server.url}/schema/openapi.json")[2])
    api = schemathesis.openapi.from_dict(described)

    for operation in api.get_all_operations():
        found = operation.ok()

        @settings(max_examples=15, deadline=None, database=None)
        @given(case=found.as_strategy())
        def check(case):
            answer = case.call(base_url=shared_server.url, timeout=60)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                told = json.loads(answer.content)
                assert told["code"]
                assert told["message"]

        check()
