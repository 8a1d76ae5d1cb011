#!/bin/sh
# Creates the files of the first start, with new secrets, unless they exist, and makes them readable for their owner alone:
#   .env                     .env.example with fresh secrets
#   certificates/armada.pem  a self-signed certificate for localhost or the given host; replace it with a real one
# Usage: docker/prepare.sh [host]
set -eu
folder=${ARMADA_FOLDER:-$(dirname "$0")}
host=${1:-localhost}
umask 077

secret() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }

if [ ! -e "$folder/.env" ]; then
  while IFS= read -r line; do
    case $line in
      PUBLIC_URL=*) printf 'PUBLIC_URL=https://%s\n' "$host" ;;
      SESSION_KEYS= | EVENTS_SECRET= | SECRETS_KEY= | VAPID_PRIVATE_KEY= | FEDERATED_LOGIN_SECRET= | POSTGRES_PASSWORD= | S3_SECRET_ACCESS_KEY= | GRAFANA_PASSWORD= | OIDC_CLIENT_SECRET=)
        printf '%s%s\n' "$line" "$(secret)" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done < "$(dirname "$0")/.env.example" > "$folder/.env"
  echo "Made $folder/.env with fresh secrets."
fi

if [ ! -e "$folder/certificates/armada.pem" ]; then
  mkdir -p "$folder/certificates"
  key=$folder/certificates/key.pem
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj "/CN=$host" \
    -addext "subjectAltName=DNS:$host,DNS:localhost,IP:127.0.0.1" -keyout "$key" -out "$folder/certificates/ca.pem" 2>/dev/null
  cat "$folder/certificates/ca.pem" "$key" > "$folder/certificates/armada.pem"
  rm "$key"
  echo "Made a certificate for $host that no browser trusts yet: put yours in its place for others to use this."
fi

# The private key is readable for the user of the proxy alone: the one who runs this, or the image's own when that is root.
if [ "$(id -u)" = 0 ]; then
  proxy_user=99:99
  chown "$proxy_user" "$folder/certificates" "$folder/certificates/armada.pem"
else
  proxy_user=$(id -u):$(id -g)
fi
chmod 700 "$folder/certificates"
chmod 600 "$folder/certificates/armada.pem" "$folder/.env"
grep -q '^PROXY_USER=.' "$folder/.env" || printf 'PROXY_USER=%s\n' "$proxy_user" >> "$folder/.env"
