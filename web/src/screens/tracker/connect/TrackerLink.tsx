import { Callout, HTMLSelect } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { CopyField } from '../../../ui/copy-field/CopyField';
import { LabelledField } from '../../../ui/form/LabelledField';
import { messages } from '../messages';
import type { TrackedVehicle } from './operations';
import { QrCode } from './QrCode';

type Link = NonNullable<TrackedVehicle['tracker']>['links'][number];

/** Names of this computer, which mean another one on a phone. */
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** The address that sets up Traccar Client, as a QR code and as text. */
export function TrackerLink({ plate, links }: { plate: string; links: readonly Link[] }) {
  const t = useStore(messages);
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const link = links[chosen] ?? links[0];
  if (link === undefined) return null;
  const url = new URL(link.url ?? link.path, window.location.origin);
  return (
    <div className="connect-step stack">
      {LOCAL.test(url.host) && <Callout intent="warning">{t.unreachable({ host: url.host })}</Callout>}
      <ol className="connect-steps">
        <li>{t.stepInstall}</li>
        <li>{t.stepScan}</li>
        <li>{t.stepStart}</li>
      </ol>
      <QrCode text={url.href} label={t.qr({ plate })} />
      {links.length > 1 && (
        <LabelledField id={`${id}-token`} label={t.withToken}>
          <HTMLSelect
            id={`${id}-token`}
            fill
            value={chosen}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {links.map(({ tokenName, path }, index) => (
              <option key={path} value={index}>
                {tokenName}
              </option>
            ))}
          </HTMLSelect>
        </LabelledField>
      )}
      {links.length === 1 && (
        <p>
          <small>{t.withToken}</small> {link.tokenName}
        </p>
      )}
      <CopyField label={t.link} value={url.href} copy={t.copy} copied={t.copied} copyFailed={t.copyFailed} />
      <p>
        <small>{t.secret}</small>
      </p>
    </div>
  );
}
