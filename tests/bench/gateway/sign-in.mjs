const account = { username: 'admin@armada.test', password: 'armada-demo' };

const posted = (url, body) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** @param {string} dataApi its address @returns {Promise<string>} the administrator's token */
export async function tokenOf(dataApi) {
  const reply = await posted(`${dataApi}/user/login`, { ...account, loginBy: 1 });
  return (await reply.json()).data.token;
}

/** @param {number} port of our gateway @returns {Promise<string>} what the administrator's browser sends as `Cookie` */
export async function cookieOf(port) {
  const reply = await posted(`http://127.0.0.1:${port}/graphql`, {
    query: 'mutation ($input: LoginInput!) { login(input: $input) { success message } }',
    variables: { input: account },
  });
  return reply.headers.get('set-cookie').split(';', 1)[0];
}
