"""The HTTP interface as an OpenAPI document: what Litestar finds out by itself, and what it cannot know."""

from typing import Any

import msgspec
from litestar import get

from mensae.server.api.params import AnyRequest
from mensae.wire.http import Problem
from mensae.wire.names import CSRF as CSRF_COOKIE
from mensae.wire.names import CSRF_HEADER, guarded

PROBLEM = {
    "description": "It was not done: 400 not understood, 401 sign in first, 403 not allowed, 404 not there, "
    "409 not now, 413 too large, 422 took too long, 429 too often (see retry-after), 500 our fault, "
    "503 try again later.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}
CSRF = {
    "name": CSRF_HEADER,
    "in": "header",
    "required": True,
    "schema": {"type": "string"},
    "description": f"The value of the cookie {CSRF_COOKIE}, over https {guarded(CSRF_COOKIE)}, which every GET sets.",
}
ACTION = {
    "type": "object",
    "title": "Action",
    "description": "An action of the game; `do` says which, and the rest depends on it.",
    "properties": {"do": {"type": "string"}},
    "required": ["do"],
}
RECORD = {"application/x-ndjson": {"schema": {"type": "string"}}}


@get("/api/openapi.json", opt={"role": "anyone"}, include_in_schema=False)
async def document(request: AnyRequest) -> dict[str, Any]:
    """The HTTP interface as an OpenAPI document."""
    return completed(request.app.openapi_schema.to_schema())


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """The document with errors, the CSRF token, and the shapes that types do not tell."""
    _, structs = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    components = schema["components"]
    requests = {each["$ref"].rsplit("/", 1)[1] for each in _bodies(schema)}
    schemas = {**structs, **components["schemas"], "Action": ACTION}
    for name in requests:
        schemas[name] = {**schemas[name], "additionalProperties": False}
    paths = {path: {m: _operation(m, each) for m, each in item.items()} for path, item in schema["paths"].items()}
    paths["/api/records"]["post"]["requestBody"] = {"content": RECORD, "required": True}
    paths["/api/tables/{table_id}/record"]["get"]["responses"]["200"]["content"] = RECORD
    return {
        **schema,
        "paths": paths,
        "components": {**components, "schemas": schemas, "responses": {"Problem": PROBLEM}},
    }


def _bodies(schema: dict[str, Any]) -> list[dict[str, Any]]:
    operations = [each for item in schema["paths"].values() for each in item.values()]
    return [body["content"]["application/json"]["schema"] for each in operations if (body := each.get("requestBody"))]


def _operation(method: str, operation: dict[str, Any]) -> dict[str, Any]:
    answers = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    if "204" in answers:  # no content, though Litestar says null
        answers["204"] = {"description": answers["204"]["description"]}
    parameters = operation.get("parameters", []) + ([] if method == "get" else [CSRF])
    return {
        **operation,
        "parameters": parameters,
        "responses": {**answers, "default": {"$ref": "#/components/responses/Problem"}},
    }
