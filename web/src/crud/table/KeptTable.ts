import { Table } from '@blueprintjs/table';

/**
 * Blueprint's table, which is measured and drawn when it begins, and not once more each time its screen shows again: React
 * says "mounted" then too (Screens.tsx), though nothing of it went away. Its sensor of sizes listens within its own element and
 * goes with that; it tells when the window has changed meanwhile.
 */
export class KeptTable extends Table {
  #hasBegun = false;
  /** What it was last told of while it showed. */
  #known = this.props;

  override componentDidMount(): void {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      super.componentDidMount();
      this.#known = this.props;
    } else if (this.#known !== this.props) {
      // Rows that came while it was hidden: nobody told it of those.
      this.componentDidUpdate(this.#known, this.state);
    }
  }

  override componentDidUpdate(...before: Parameters<Table['componentDidUpdate']>): void {
    super.componentDidUpdate(...before);
    this.#known = this.props;
  }

  override componentWillUnmount(): void {
    // The sensor stays for when the screen shows again.
  }
}
