/** With the newest comments, as the client's screen of a complaint has it: what was written before this began is among them. */
const CHANGED = `subscription Changed($id: ID!) { complaintChanged(complaintId: $id) {
  commentCount comments(last: 20) { id } } }`;
const COMMENTED = 'subscription Commented($id: ID!) { complaintCommented(complaintId: $id) { id } }';
const NEWEST = 'query Newest($id: ID!) { complaint(id: $id) { comments(last: 200) { id } } }';

/**
 * A tab with a complaint open, as web/src/screens/complaint/use-complaint.ts keeps it: each comment comes as an event; after a
 * connection that was lost the first value of the other subscription brings the newest, and a gap before those is read.
 */
export class CommentListener {
  #person;
  #complaint;
  #known = new Set();
  #told = new Set();
  #hasBegun = false;
  #client;
  counts = { told: 0, refetched: 0, twice: 0, reconnects: 0, closedWith: {}, errors: [] };
  /** Resolves with the first value. @type {Promise<void>} */
  isListening;

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
    this.#listen(COMMENTED, ({ complaintCommented: { id } }) => this.#isTold(id));
    this.isListening = new Promise((resolve) => {
      this.#listen(CHANGED, ({ complaintChanged: { comments } }) => {
        this.#isNewest(comments);
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

  #listen(query, next) {
    const sink = {
      next: ({ data, errors }) => (errors ? sink.error(errors) : next(data)),
      error: (error) => this.counts.errors.push(JSON.stringify(error?.reason ?? error)),
      complete: () => {},
    };
    this.#client.subscribe({ query, variables: { id: this.#complaint } }, sink);
  }

  #isTold(id) {
    if (this.#told.has(id)) this.counts.twice += 1;
    this.#told.add(id);
    this.counts.told += 1;
    this.#known.add(id);
  }

  #isNewest(comments) {
    const isGap =
      this.#known.size > 0 && comments.length === 20 && !comments.some(({ id }) => this.#known.has(id));
    for (const { id } of comments) this.#isRead(id);
    this.#hasBegun = true;
    if (!isGap) return;
    this.#person.run(NEWEST, { id: this.#complaint }).then(
      ({ complaint }) => {
        for (const { id } of complaint.comments) this.#isRead(id);
      },
      (error) => this.counts.errors.push(error.message),
    );
  }

  #isRead(id) {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    if (this.#hasBegun) this.counts.refetched += 1;
  }
}
