/** Every variable of the three services, and what it is for: the documentation's table. */
export const variables = {
  PORT: 'Port of the three services.',
  HOST: 'Address to listen on.',
  NODE_ENV:
    'In `production` there is no demo fleet unless `DEMO` asks for it, and no start is made with a secret that is short or a sample.',
  DATA_DIR: 'Folder of the embedded database, the photos and the mail.',
  DATABASE_URL: 'A PostgreSQL 15 or newer. Unset: PGlite in `DATA_DIR/db`.',
  EMBEDDED_DATABASE:
    '`parent`: the process that started this one keeps PGlite open across its restarts, as `npm run dev` does.',
  FILES_DIR: 'Folder of the photos.',
  S3_BUCKET: 'Bucket that the photos go to instead, at S3 or what speaks its language.',
  S3_ENDPOINT: 'Base URL of that service, without the bucket.',
  S3_REGION: 'Region of the bucket.',
  S3_ACCESS_KEY_ID: 'Who reads and writes there.',
  S3_SECRET_ACCESS_KEY: 'What that is proved with.',
  EXPORTS_DIR: 'Folder of the files made of lists, for a day each.',
  EVENTS_WEBHOOK_URL: 'Where events are sent once `EVENTS_SECRET` is set.',
  EVENTS_SECRET:
    'Signs the events; of several, separated by commas while it is changed, the first does. Unset: none are sent, the gateway polls.',
  SECRETS_KEY:
    'AES-256 keys of what is stored encrypted: base64url or hex, separated by commas. The first encrypts, all decrypt.',
  SMTP_URL: 'Server that mail goes through. Unset: each mail is a file in `DATA_DIR/mail`.',
  MAIL_FROM: 'Whom mail is from.',
  PUBLIC_URL: "Where the links in mail lead: the gateway's address for browsers.",
  FEDERATED_LOGIN_SECRET:
    'Shared with the gateway, which vouches for whom an identity provider has verified. Unset: nobody signs in by one.',
  DEMO: 'Whether an empty database gets the demo fleet, whose people sign in with a password that everybody knows.',
  DEMO_DRIVERS: 'How many vehicles of the demo fleet drive about.',
  ENERGY_TARIFF: 'Rupiah a kWh: what the energy of trips is reckoned at.',
  TELEMETRY_KEPT_MONTHS:
    'Months that positions and trips are kept beside the current one; older ones are dropped.',
  NOTIFICATIONS_KEPT_MONTHS: 'Months that notifications are kept; older ones are dropped.',
  TIME_ZONE: 'Says which day it is for contracts.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "Base URL of an OpenTelemetry collector, which gets the part of the gateway's traces that is done here. Unset: nothing is traced.",
  OTEL_EXPORTER_OTLP_HEADERS: 'Headers that the collector wants here, as `name=value`, separated by commas.',
  LEAVE_MS:
    'Milliseconds that the services go on after they were told to stop, while /readyz says so: what a balancer needs to notice.',
  TRUST_PROXY: 'Whose `X-Forwarded-For` is believed: addresses, separated by commas.',
} as const;
