import type { password as base } from '../id/password';

export const password: typeof base = {
  forgotTitle: 'Forgot password',
  forgotLead: 'Enter the email of your account. We send a link to set a new password.',
  email: 'Email',
  emailInvalid: 'Invalid e-mail.',
  send: 'Send',
  close: 'Close',
  resetTitle: 'Set a new password',
  resetLead: 'The old password is of no use once this one is saved.',
  linkIncomplete: 'This link is not complete. Ask for a new one on the login page.',
  toLogin: 'To the login page',
  changeTitle: 'Change Password',
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  confirmation: 'Confirm New Password',
  save: 'Save',
  required: '*Required',
  tooShort: 'Min 8 characters',
  different: 'The confirmation is not the same as the password',
  networkError: 'Something went wrong...',
};
