/** Includes the newest comments, like the client's complaint screen, so that comments from before the subscription are there. */
const CHANGED = `subscription Changed($id: ID!) { complaintChanged(complaintId: $id) {
  commentCount comments(last: 20) { id } } }`;
const COMMENTED = 'subscription Commented($id: ID!) { complaintCommented(complaintId: $id) { id } }';
const NEWEST = 'query Newest($id: ID!) { complaint(id: $id) { comments(last: 200) { id } } }';

/**
 * A browser tab with an open complaint, like web/src/screens/complaint/use-complaint.ts: each comment arrives as an event; after a
 * reconnect the first value of the other subscription has the newest comments, and a gap before those is queried.
 */
export class CommentSubscriber {
  #person;
  #complaint;
  #known = new Set();
  #received = new Set();
  #hasBegun = false;
  #client;
  counts = { received: 0, refetched: 0, duplicates: 0, reconnects: 0, closedWith: {}, errors: [] };
  /** Resolves with the first value. @type {Promise<void>} */
  isSubscribed;

  /** @param {import('../../scripts/installation/person.mjs').Person} person @param {string} complaint its id */
  constructor(person, complaint) {
    this.#person = person;
    this.#complaint = complaint;
    this.#client = person.openSocket({
      closed: ({ code }) => {
        this.counts.closedWith[code] = (this.counts.closedWith[code] ?? 0) + 1;
      },
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) this.counts.reconnects += 1;
      },
    });
    this.#subscribe(COMMENTED, ({ complaintCommented: { id } }) => this.#onComment(id));
    this.isSubscribed = new Promise((resolve) => {
      this.#subscribe(CHANGED, ({ complaintChanged: { comments } }) => {
        this.#onNewest(comments);
        resolve();
      });
    });
  }

  has(id) {
    return this.#known.has(id);
  }

  stop() {
    return this.#client.dispose();
  }

  #subscribe(query, next) {
    const sink = {
      next: ({ data, errors }) => (errors ? sink.error(errors) : next(data)),
      error: (error) => this.counts.errors.push(JSON.stringify(error?.reason ?? error)),
      complete: () => {},
    };
    this.#client.subscribe({ query, variables: { id: this.#complaint } }, sink);
  }

  #onComment(id) {
    if (this.#received.has(id)) this.counts.duplicates += 1;
    this.#received.add(id);
    this.counts.received += 1;
    this.#known.add(id);
  }

  #onNewest(comments) {
    const isGap =
      this.#known.size > 0 && comments.length === 20 && !comments.some(({ id }) => this.#known.has(id));
    for (const { id } of comments) this.#onRead(id);
    this.#hasBegun = true;
    if (!isGap) return;
    this.#person.run(NEWEST, { id: this.#complaint }).then(
      ({ complaint }) => {
        for (const { id } of complaint.comments) this.#onRead(id);
      },
      (error) => this.counts.errors.push(error.message),
    );
  }

  #onRead(id) {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    if (this.#hasBegun) this.counts.refetched += 1;
  }
}
