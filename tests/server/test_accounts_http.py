"""Accounts and sessions over HTTP with the real application."""

from mensae.server.store import Store
from tests.server.browsers import OTHER, SECRET, serving, with_store


@with_store
async def test_a_browser_signs_up_out_and_in(store: Store) -> None:
    ada_says = {"name": "Ada", "password": SECRET}
    async with serving(store, public_url="https://mensae.test") as (_, browser), browser() as ada:
        answer = await ada.post("/api/accounts", json=ada_says)
        assert (answer.status_code, answer.json()) == (201, {"account": {"name": "Ada"}, "ratings": []})
        cookie = next(
            line for line in answer.headers.get_list("set-cookie") if line.startswith("__Host-mensae-session=")
        )
        assert {"HttpOnly", "Secure", "SameSite=lax", "Path=/", "Max-Age=7776000"} <= set(cookie.split("; "))
        assert (await ada.get("/api/me")).json()["account"] == {"name": "Ada"}
        assert (await ada.delete("/api/sessions")).status_code == 204
        assert (await ada.get("/api/me")).json() == {"account": None, "ratings": []}
        assert (await ada.post("/api/accounts", json=ada_says)).status_code == 409
        wrong = await ada.post("/api/sessions", json={"name": "Ada", "password": OTHER})
        assert (wrong.status_code, wrong.json()["refusal"]["text"]["key"]) == (403, "server-sign-in-wrong")
        assert (await ada.post("/api/sessions", json=ada_says)).status_code == 201
        assert (await ada.patch("/api/me", json={"password": SECRET, "new_password": OTHER})).status_code == 204
        assert (await ada.get("/api/me")).json()["account"] == {"name": "Ada"}


@with_store
async def test_guests_have_nothing_to_change_and_guessing_is_slowed_down(store: Store) -> None:
    async with serving(store, limits=True) as (_, browser), browser() as guest:
        assert (await guest.patch("/api/me", json={"password": SECRET, "new_password": OTHER})).status_code == 401
        assert (await guest.request("DELETE", "/api/me", json={"password": SECRET})).status_code == 401
        assert (await guest.get("/api/me/tables")).status_code == 401
        guesses = [{"name": "Ada", "password": f"guess number {n}"} for n in range(11)]
        statuses = [(await guest.post("/api/sessions", json=guess)).status_code for guess in guesses]
        assert statuses == [403] * 10 + [429]


@with_store
async def test_a_deleted_account_leaves_its_seat_to_a_guest_of_the_same_name(store: Store) -> None:
    async with serving(store) as (_, browser), browser() as ada:
        await ada.post("/api/accounts", json={"name": "Ada", "password": SECRET})
        table = {"game": "gardens", "seats": [{"kind": "me", "name": "Countess"}, {"kind": "open"}]}
        room = (await ada.post("/api/tables", json=table)).json()["room"]
        path = f"/api/tables/{room['id']}"
        assert room["chairs"][0]["account"]
        assert (await ada.request("DELETE", "/api/me", json={"password": OTHER})).status_code == 403
        assert (await ada.request("DELETE", "/api/me", json={"password": SECRET})).status_code == 204
        assert (await ada.get("/api/me")).json()["account"] is None
        assert (await ada.get("/api/players/Ada")).status_code == 404
        chair = (await ada.get(path)).json()["chairs"][0]
        assert (chair["name"], chair["account"]) == ("Countess", False)
        renamed = await ada.patch(f"{path}/seats/0", json={"name": "Ada"})  # the cookie of the seat still fits
        assert renamed.json()["chairs"][0]["name"] == "Ada"
        assert (await ada.post("/api/accounts", json={"name": "Ada", "password": SECRET})).status_code == 201
