#!/bin/sh
# Installs a new build, one container after the other, each when the one before it is ready (/readyz). Stops with an error at the
# first that does not become ready; the remaining containers keep their build.
# Usage: [READY_SECONDS=120] docker/roll.sh [service …]
set -eu
cd "$(dirname "$0")"
limit=${READY_SECONDS:-120}
if [ $# -eq 0 ]; then set -- upstream1 upstream2 gateway1 gateway2; fi

stop_at() {
  echo "$1 is not ready after $limit s, and the roll has stopped: ${reply:-see docker compose logs $1}" >&2
  exit 1
}

docker compose build "$@"
for service in "$@"; do
  reply=
  deadline=$(($(date +%s) + limit))
  docker compose up -d --no-deps --wait --wait-timeout "$limit" "$service" || stop_at "$service"
  until reply=$(docker compose exec -T "$service" node docker/health.mjs /readyz 2>&1); do
    [ "$(date +%s)" -lt "$deadline" ] || stop_at "$service"
    sleep 1
  done
  sleep 2 # until the proxy has seen it
done
