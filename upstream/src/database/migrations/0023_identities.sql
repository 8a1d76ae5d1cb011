-- The account of an identity provider that a user signs in with, set at the first federated sign-in.
create table user_identity (
  user_id integer primary key references app_user (id) on delete cascade,
  issuer text not null, -- issuer identifier of the provider (OpenID Connect)
  subject text not null, -- its `sub` claim: unique and never reassigned within the issuer
  linked_at timestamptz not null default now(),
  unique (issuer, subject)
);
