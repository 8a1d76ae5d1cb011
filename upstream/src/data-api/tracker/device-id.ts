/** Checks the name of a device: up to 64 characters, none of them a control character or a half of a surrogate pair. */
export const isDeviceId = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{1,64}$/u.test(text);
