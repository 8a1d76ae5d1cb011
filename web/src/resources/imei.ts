/**
 * Checks whether a text is an IMEI: 15 digits, the last of which is the Luhn check digit of the others.
 */
export function isImei(text: string): boolean {
  if (!/^\d{15}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
