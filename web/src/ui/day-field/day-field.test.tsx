import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { chooseLocale } from '../../i18n/i18n';
import { setUpUser } from '../../testing/set-up-user';
import { addMonths } from '../dates/day';
import DayField, { type DayFieldProps } from './DayField';
import { weeksOf } from './month';
import { parseDay } from './parse-day';

afterEach(() => chooseLocale('id'));

describe('a typed date', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-1-3', '2026-01-03'],
    ['31/1/2026', '2026-01-31'],
    ['31-01-2026', '2026-01-31'],
    ['31.1.2026', '2026-01-31'],
    ['31 Jan 2026', '2026-01-31'],
    ['1 mei 2026', '2026-05-01'],
    ['1 May 2026', '2026-05-01'],
    ['17agustus2026', '2026-08-17'],
    ['17 Agu. 2026', '2026-08-17'],
    ['9 Sept 2026', '2026-09-09'],
    ['31 Des 2099', '2099-12-31'],
    ['31 Dec 2099', '2099-12-31'],
  ])('%s is read', (text, day) => expect(parseDay(text, '2026-11-24')).toBe(day));

  it.each([
    '',
    '31',
    '31/2/2026',
    '31/1/20',
    '31 Ja 2026',
    '31/13/2026',
    'kemarin',
    '2026-02-30',
    '0001-01-01',
  ])('"%s" is no date yet', (text) => expect(parseDay(text, '2026-11-24')).toBeNull());

  it.each([
    ['31/1', '2026-01-31'],
    ['31 jan', '2026-01-31'],
    ['31/1/27', '2027-01-31'],
  ])('%s is read once nothing more is typed', (text, day) =>
    expect(parseDay(text, '2026-11-24', true)).toBe(day),
  );
});

describe('a month', () => {
  it('has six weeks that begin on Sunday', () => {
    const weeks = weeksOf('2026-01-31');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual(expect.arrayContaining(['2025-12-28', '2026-01-03']));
  });

  it('later keeps the day, or has its last one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  });
});

function Form(props: Partial<DayFieldProps>): React.JSX.Element {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <label htmlFor="day">Mulai</label>
      <DayField id="day" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const open = (props: Partial<DayFieldProps> = {}) => {
  render(<Form {...props} />);
  return { user: setUpUser(), field: screen.getByLabelText('Mulai'), value: screen.getByRole('status') };
};
const calendar = async () => within(await screen.findByRole('dialog', { name: 'Kalender' }));

describe('the date field', () => {
  it.each(['id', 'en'] as const)('shows its date in English words in %s', (locale) => {
    chooseLocale(locale);
    expect(open({ value: '2026-05-31' }).field).toHaveValue('31 May 2026');
  });

  it('takes what is typed, and writes it out when it is left', async () => {
    const { user, field, value } = open();
    await user.type(field, '31/1/2026');
    expect(value).toHaveTextContent('2026-01-31');
    expect(field).toHaveValue('31/1/2026');
    await user.tab();
    expect(field).toHaveValue('31 Jan 2026');
    await user.clear(field);
    expect(value).toBeEmptyDOMElement();
  });

  it('says what a date looks like when the text is none, and lets no form be submitted with it', async () => {
    const { user, field, value } = open({ describedBy: 'other' });
    await user.type(field, 'besok');
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Tulis tanggal seperti 31 Jan 2026 atau 31/1/2026.');
    expect(value).toBeEmptyDOMElement();
    await user.clear(field);
    expect(field).toBeValid();
  });

  it.each([
    ['28/1/2026', 'Tidak boleh sebelum 29 Jan 2026.'],
    ['1/2/2026', 'Tidak boleh setelah 31 Jan 2026.'],
  ])(
    'keeps %s, which is outside its limits, says why and lets no form be submitted with it',
    async (entry, why) => {
      const { user, field } = open({ min: '2026-01-29', max: '2026-01-31' });
      await user.type(field, entry);
      await user.tab();
      expect(field).toHaveValue(entry);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(why);
      await user.clear(field);
      await user.type(field, '30/1/2026');
      await user.tab();
      expect(field).toHaveValue('30 Jan 2026');
      expect(field).toBeValid();
    },
  );

  it('leaves the text to a form that shows its own', async () => {
    const { user, field } = open({ min: '2026-01-29', isInvalid: true });
    await user.type(field, '28/1/2026');
    await user.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('chooses a day with the keyboard alone', async () => {
    const { user, field, value } = open({ value: '2026-01-31' });
    await user.type(field, '{ArrowDown}');
    const chosen = (await calendar()).getByRole('button', { name: 'Sabtu, 31 Januari 2026' });
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{PageDown}{ArrowRight}{ArrowUp}{Shift>}{PageDown}{/Shift}{Home}');
    expect((await calendar()).getByRole('button', { name: 'Minggu, 21 Februari 2027' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(value).toHaveTextContent('2027-02-21');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('21 Feb 2027');
  });

  it('offers no day outside its limits, and moves to none', async () => {
    const { user, field, value } = open({ value: '2026-01-30', min: '2026-01-29', max: '2026-01-31' });
    await user.type(field, '{ArrowDown}');
    const days = (await calendar()).getAllByRole('button', { name: /20\d\d$/ });
    expect(days.filter((day) => day.matches(':enabled'))).toHaveLength(3);
    await user.keyboard('{PageDown}{Enter}');
    expect(value).toHaveTextContent('2026-01-31');
  });

  it('is emptied by its calendar, and left by Escape as it was', async () => {
    const { user, field, value } = open({ value: '2026-01-30' });
    await user.click(screen.getByRole('button', { name: 'Buka kalender' }));
    await user.keyboard('{Escape}');
    expect(value).toHaveTextContent('2026-01-30');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Buka kalender' }));
    await user.click((await calendar()).getByRole('button', { name: 'Kosongkan' }));
    expect(field).toHaveValue('');
  });

  it('gives way to a value from elsewhere', () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: '2026-01-30' } });
    expect(field).toHaveValue('2026-01-30');
  });
});
