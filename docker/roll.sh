#!/bin/sh
# Brings a new build into service, one container after the other: whoever works with it notices nothing.
# Usage: docker/roll.sh [service …]
set -eu
cd "$(dirname "$0")"
if [ $# -eq 0 ]; then set -- upstream1 upstream2 gateway1 gateway2; fi
docker compose build "$@"
for service in "$@"; do
  docker compose up -d --no-deps --wait "$service"
  sleep 2 # until the proxy has seen it
done
