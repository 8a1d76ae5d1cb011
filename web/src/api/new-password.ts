const MIN_PASSWORD = 8;

/** A new password is entered twice, to detect typing errors. */
export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

export type NewPasswordProblems = {
  [Field in keyof NewPassword]?: 'required' | 'tooShort' | 'different';
};

/** The message keys of a new password's errors; `{}` if it is valid. */
export function newPasswordProblems({ newPassword, confirmation }: NewPassword): NewPasswordProblems {
  const problems: NewPasswordProblems = {};
  if (newPassword === '') problems.newPassword = 'required';
  else if (newPassword.length < MIN_PASSWORD) problems.newPassword = 'tooShort';
  if (confirmation === '') problems.confirmation = 'required';
  else if (confirmation !== newPassword) problems.confirmation = 'different';
  return problems;
}
