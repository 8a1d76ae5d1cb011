import { Person } from '../../scripts/installation/person.mjs';
import { CommentSubscriber } from './comment-subscriber.mjs';

const LIST = `query Vehicles($page: Int!) { vehicles(page: $page, size: 20) {
  items { id licensePlate color supplierName telemetry { batteryPercentage } } pageInfo { totalItems } } }`;
const DASHBOARD = '{ dashboard { vehicleStatus { active broken } latest { vehicleId batteryPercentage } } }';
const OPEN = '{ complaints(size: 100) { items { id isClosed } } }';
const DETAIL =
  'query Complaint($id: ID!) { complaint(id: $id) { id canComment commentCount comments(last: 20) { id text } } }';
const COMMENT = `mutation Comment($id: ID!, $input: ComplaintCommentInput!) {
  commentOnComplaint(complaintId: $id, input: $input) { success message commentId } }`;
const VEHICLE_FIELDS = 'color licensePlate modelId photos rentStatus serialNumber vehicleStatus year';
const SAVE = `mutation Save($id: ID!, $input: VehicleInput!) {
  updateVehicle(id: $id, input: $input) { success message vehicle { color } } }`;

/** Number of parallel workers, and milliseconds between two requests of a worker. */
const readers = { count: 4, pause: 100 };
const savers = { count: 2, pause: 250 };
const commenters = { count: 2, pause: 400 };
const tabsPerUser = 3;
/** Milliseconds within which the last comment must arrive after the load. */
const timeout = 10_000;

/** Reads, saves and comments of several users, to find out whether users notice a restart. */
export class MixedLoad {
  /** By kind of request: number of successes, and errors. @type {Record<string, {done: number, failures: string[]}>} */
  requests = {};
  /** Ids of the comments that were acknowledged. @type {string[]} */
  comments = [];
  #where;
  #people = [];
  #subscribers = [];
  #working = [];
  #stopped = false;

  /** @param {{url: string, certificate?: string}} where */
  constructor(where) {
    this.#where = where;
  }

  /** Signs in, subscribes and starts the load. */
  async start() {
    const [admin, supplier, tenant] = await Promise.all(
      ['admin', 'supplier', 'tenant'].map((account) => Person.signIn(this.#where, account)),
    );
    this.#people = [admin, supplier, tenant];
    const complaint = await sharedComplaint(supplier, tenant);
    for (const person of this.#people)
      for (let tab = 0; tab < tabsPerUser; tab += 1)
        this.#subscribers.push(new CommentSubscriber(person, complaint));
    await Promise.all(this.#subscribers.map((subscriber) => subscriber.isSubscribed));

    const vehicles = (await admin.run(`{ vehicles(size: 20) { items { id ${VEHICLE_FIELDS} } } }`)).vehicles
      .items;
    for (let n = 0; n < readers.count; n += 1)
      this.#repeat(readers.pause, (turn) => this.#read(turn + n, complaint));
    for (let n = 0; n < savers.count; n += 1)
      this.#repeat(savers.pause, (turn) => this.#save(admin, vehicles[n], turn));
    for (let n = 0; n < commenters.count; n += 1)
      this.#repeat(commenters.pause, (turn) =>
        this.#comment(n === 0 ? tenant : supplier, complaint, `${n}.${turn}`),
      );
  }

  /** Stops the load, and waits until every subscriber has all comments, or for ten seconds. */
  async stop() {
    this.#stopped = true;
    await Promise.all(this.#working);
    const deadline = Date.now() + timeout;
    while (Date.now() < deadline && this.received().some(({ missed }) => missed.length > 0))
      await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all(this.#subscribers.map((subscriber) => subscriber.stop()));
    await Promise.all(this.#people.map((person) => person.close()));
  }

  /** By subscriber: comments received by event, by query, twice, and not at all. */
  received() {
    return this.#subscribers.map((subscriber) => ({
      ...subscriber.counts,
      missed: this.comments.filter((id) => !subscriber.has(id)),
    }));
  }

  async #repeat(pause, request) {
    const work = async () => {
      for (let turn = 0; !this.#stopped; turn += 1) {
        await request(turn);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    this.#working.push(work());
  }

  /** Sends a request without retries and counts its result. @returns {Promise<object | undefined>} */
  async #counted(kind, request) {
    this.requests[kind] ??= { done: 0, failures: [] };
    const counts = this.requests[kind];
    try {
      const result = await request();
      counts.done += 1;
      return result;
    } catch (error) {
      counts.failures.push(`${new Date().toISOString()} ${error.code ?? ''} ${error.message}`);
      return undefined;
    }
  }

  async #read(turn, complaint) {
    const person = this.#people[turn % this.#people.length];
    const [kind, query, variables] = [
      ['list', LIST, { page: 1 + (turn % 20) }],
      ['dashboard', DASHBOARD, {}],
      ['complaint', DETAIL, { id: complaint }],
    ][turn % 3];
    await this.#counted(kind, () => person.run(query, variables));
  }

  /** Saves through one gateway and reads the saved value back through any. */
  async #save(person, { id, ...fields }, turn) {
    const color = `Warna ${turn}`;
    await this.#counted('save, read back', async () => {
      const { updateVehicle } = await person.run(SAVE, { id, input: { ...fields, color } });
      if (!updateVehicle.success) throw new Error(updateVehicle.message);
      const { vehicle } = await person.run('query Vehicle($id: ID!) { vehicle(id: $id) { color } }', { id });
      if (vehicle.color !== color) throw new Error(`read ${vehicle.color} after ${color} was saved`);
    });
  }

  async #comment(person, complaint, text) {
    const data = await this.#counted('comment', async () => {
      const { commentOnComplaint: comment } = await person.run(COMMENT, { id: complaint, input: { text } });
      if (!comment.success) throw new Error(comment.message);
      return comment;
    });
    if (data) this.comments.push(data.commentId);
  }
}

/** A complaint on which both may comment. @returns {Promise<string>} its id */
export async function sharedComplaint(supplier, tenant) {
  const { complaints } = await tenant.run(OPEN);
  for (const { id, isClosed } of complaints.items) {
    if (isClosed) continue;
    const { complaint } = await supplier.run(DETAIL, { id });
    if (complaint?.canComment) return id;
  }
  throw new Error('The demo fleet has no complaint that both sides may comment on.');
}
