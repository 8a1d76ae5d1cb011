import { Button, Checkbox, HTMLTable, Tooltip } from '@blueprintjs/core';
import { ResetIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { errorText } from '../../../api/errors';
import { showToast } from '../../../ui/messages/toast';
import { messages } from './messages';
import type { Channel, Choice } from './operations';

const CHANNELS = ['BELL', 'MAIL', 'PUSH'] as const satisfies readonly Channel[];

interface Props {
  labelledBy: string;
  choices: readonly Choice[];
  /** The label of the button that takes a choice back. */
  resetLabel: (kind: { kind: string }) => string;
  /** @param channels null: as it is without a choice @returns why it was refused; null when it was not */
  onChoose: (kind: string, channels: Channel[] | null) => Promise<string | null>;
}

/** Kinds of notifications as rows, channels as columns. A change is saved at once. */
export function ChannelTable({ labelledBy, choices, resetLabel, onChoose }: Props): React.JSX.Element {
  const t = useStore(messages);
  /** The channels that are being saved, by kind. */
  const [pending, setPending] = useState<Readonly<Record<string, readonly Channel[]>>>({});
  const columns = CHANNELS.filter((channel) =>
    choices.some(({ offeredChannels }) => offeredChannels.includes(channel)),
  );

  async function choose({ kind, defaultChannels }: Choice, channels: Channel[] | null): Promise<void> {
    const chosen = channels ?? defaultChannels;
    setPending((before) => ({ ...before, [kind]: chosen }));
    const refusal = await onChoose(kind, channels).catch(errorText);
    // A later change of the same kind is still on its way.
    setPending((before) => {
      const { [kind]: latest, ...others } = before;
      return latest === chosen ? others : before;
    });
    if (refusal !== null) showToast('danger', refusal);
  }

  return (
    <HTMLTable compact className="notification-channels" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t.kind}</th>
          {columns.map((channel) => (
            <th key={channel} scope="col">
              {t[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => {
          const { kind, name, defaultChannels, offeredChannels, forcedChannels } = choice;
          const channels = pending[kind] ?? choice.channels;
          const isDefault = String([...channels].sort()) === String([...defaultChannels].sort());
          return (
            <tr key={kind}>
              <th scope="row">
                {name}
                {!isDefault && (
                  <Tooltip content={resetLabel({ kind: name })}>
                    <Button
                      variant="minimal"
                      size="small"
                      icon={<ResetIcon />}
                      aria-label={resetLabel({ kind: name })}
                      onClick={() => void choose(choice, null)}
                    />
                  </Tooltip>
                )}
                {forcedChannels.length > 0 && <small>{t.forced}</small>}
              </th>
              {columns.map((channel) => (
                <td key={channel}>
                  {offeredChannels.includes(channel) ? (
                    <Checkbox
                      className="flush box-only"
                      aria-label={t.choice({ kind: name, channel: t[channel] })}
                      checked={channels.includes(channel)}
                      disabled={forcedChannels.includes(channel)}
                      onChange={({ currentTarget: { checked } }) =>
                        void choose(
                          choice,
                          offeredChannels.filter((one) =>
                            one === channel ? checked : channels.includes(one),
                          ),
                        )
                      }
                    />
                  ) : (
                    <span role="img" aria-label={t.notOffered}>
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </HTMLTable>
  );
}
