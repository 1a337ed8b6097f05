"""Signing up, in and out by clicks, and what was played: the list, the filters, the line, the replay."""

import re
import time
from pathlib import Path

import pytest
from clicking import LEADS, go_on, open_table, visit
from playwright.sync_api import expect
from test_looks import SIDEWAYS, faults

ROOT = Path(__file__).parents[2]
PASSWORD = "correct horse"
ONE_DEAL = {"match": "deals", "match_deals": 1, **LEADS}


def fresh(name):
    return f"{name} {time.time_ns() % 10**9}"


def enter(page, name, password=PASSWORD, up=False):
    """Signs in or up."""
    page.click("[data-do=account]")
    if up:
        page.click("[data-do=sign-up]")
    form = page.locator("dialog form")
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(password)
    form.locator("button[type=submit]").click()


def signed_in(page, name):
    page.wait_for_function("(name) => document.querySelector('[data-do=account]')?.innerText.includes(name)", arg=name)
    page.wait_for_selector("[data-do=quick]:not([aria-disabled=true])")


def play_a_deal(page):
    table = open_table(page, options=ONE_DEAL)
    go_on(page, lambda now: now["phase"] == "over")
    return table


def test_a_guest_takes_deals_along_into_an_account(visitor):
    page = visitor(expected="4")
    name = fresh("Mei")
    table = play_a_deal(page)
    page.goto("/deals")
    page.wait_for_selector(".deal")
    assert "guest" in page.inner_text("main")
    page.click("text=To the lobby")
    enter(page, name, "short", up=True)
    page.wait_for_selector("dialog [role=alert]")
    expect(page.locator("dialog [role=alert]")).to_contain_text("8 characters")
    assert faults(page) == []
    page.fill("dialog [name=password]", PASSWORD)
    page.click("dialog button[type=submit]")
    signed_in(page, name)
    page.click("[data-do=deals]")
    page.wait_for_selector(".rating-points")
    expect(page.locator(".deal")).to_have_count(1)
    assert page.locator(".deal a").get_attribute("href") == f"/t/{table}/replay/1"
    page.click(".deal a")
    page.wait_for_selector(".replay-bar")

    elsewhere = visitor(language="zh-CN", expected="4")
    visit(elsewhere)
    enter(elsewhere, name, "wrong horse")
    elsewhere.wait_for_selector("dialog [role=alert]")
    elsewhere.fill("dialog [name=password]", PASSWORD)
    elsewhere.click("dialog button[type=submit]")
    signed_in(elsewhere, name)
    elsewhere.goto("/deals")
    elsewhere.wait_for_selector(".deal")
    elsewhere.click("[data-do=account]")
    elsewhere.wait_for_selector("dialog .rating-points")
    assert faults(elsewhere) == []
    # Signing out everywhere makes the first page a guest's again, without a reload.
    elsewhere.click("dialog summary:has-text('在所有设备上退出')")
    elsewhere.click("dialog [data-form=everywhere] button")
    page.goto("/")
    page.wait_for_selector("[data-do=account]:has-text('Sign in')")
    elsewhere.wait_for_selector("[data-do=account]:has-text('登录')")


def test_a_password_is_changed_and_an_account_deleted(visitor):
    page = visitor(expected="4")
    visit(page)
    name = fresh("Lin")
    enter(page, name, up=True)
    signed_in(page, name)
    page.click("[data-do=account]")
    page.click("dialog summary:has-text('Change the password')")
    page.fill("dialog [data-form=password] [name=old]", PASSWORD)
    page.fill("dialog [data-form=password] [name=new]", "battery staple")
    page.click("dialog [data-form=password] button")
    page.wait_for_selector("dialog", state="detached")
    signed_in(page, name)
    page.click("[data-do=account]")
    page.click("dialog [data-do=sign-out]")
    page.wait_for_selector("[data-do=account]:has-text('Sign in')")
    enter(page, name, "battery staple")
    signed_in(page, name)
    page.click("[data-do=account]")
    page.click("dialog summary:has-text('Delete the account')")
    page.fill("dialog [data-form=delete] [name=password]", "battery staple")
    page.click("dialog [data-form=delete] button")
    page.wait_for_selector("[data-do=account]:has-text('Sign in')")
    enter(page, name, "battery staple")
    page.wait_for_selector("dialog [role=alert]")


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("zh-CN", True), ("zh-TW", False)])
def test_my_deals_on_a_phone(visitor, language, dark):
    page = visitor(size=(360, 740), language=language, dark=dark, touch=True)
    visit(page)
    assert not page.evaluate(SIDEWAYS)
    page.goto("/deals")
    page.wait_for_selector("main [role=status]")
    assert faults(page) == []
    for _ in range(2):
        play_a_deal(page)
    page.goto("/deals")
    page.wait_for_selector("svg.plot")
    expect(page.locator(".deal")).to_have_count(2)
    assert not page.evaluate(SIDEWAYS)
    page.click("main details summary")
    expect(page.locator(".plot-table tbody tr")).to_have_count(2)
    assert faults(page) == []
    page.fill(".deal-filters input[type=text]", "nobody of this name")
    page.locator(".deal-filters input[type=text]").blur()
    page.wait_for_selector(".deal", state="detached")
    page.locator(".deal-filters input[type=text]").fill("")
    page.locator(".deal-filters input[type=text]").blur()
    page.wait_for_selector(".deal")
    page.fill(".deal-filters input[type=date] >> nth=0", "2001-01-01")
    page.select_option(".deal-filters select", "online")
    page.fill(".deal-filters input[type=date] >> nth=1", "2001-01-01")
    page.wait_for_selector(".deal", state="detached")
    assert not page.evaluate(SIDEWAYS)


def test_every_message_of_these_pages_exists():
    client = ROOT / "src" / "shengji" / "web" / "js" / "account"
    code = "\n".join(path.read_text(encoding="utf-8") for path in client.glob("*.js"))
    asked = {key for key in re.findall(r'"((?:account|history)-[A-Za-z-]+)"', code) if not key.endswith("-")}
    assert len(asked) > 40
    for language in ("en", "zh-Hans", "zh-Hant"):
        text = (ROOT / "src/shengji/text/locales" / language / "account.ftl").read_text(encoding="utf-8")
        assert asked <= set(re.findall(r"^([a-z-]+) =", text, re.M)), language
