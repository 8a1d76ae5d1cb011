const MIN_PASSWORD = 8;

/** The repeated entry, which detects typing errors. */
export interface NewPassword {
  newPassword: string;
  confirmation: string;
}

export type NewPasswordProblems = {
  [Field in keyof NewPassword]?: 'required' | 'tooShort' | 'different';
};

/** The message keys of what is wrong with a new password (administration 5, "Change password"); `{}` when nothing is. */
export function newPasswordProblems({ newPassword, confirmation }: NewPassword): NewPasswordProblems {
  const problems: NewPasswordProblems = {};
  if (newPassword === '') problems.newPassword = 'required';
  else if (newPassword.length < MIN_PASSWORD) problems.newPassword = 'tooShort';
  if (confirmation === '') problems.confirmation = 'required';
  else if (confirmation !== newPassword) problems.confirmation = 'different';
  return problems;
}
