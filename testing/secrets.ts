// Secrets for tests: fixed, so that several processes of one test share them.
export const testSecrets = {
  OTP_PEPPER: 'a pepper for tests only, forty letters!!',
  CSRF_SECRET: 'a csrf secret for tests only, forty long',
  IDENTITY_KEY: 'an identity key for tests only, forty it',
  DEVICE_SECRET: 'a device secret for tests only, forty ok',
  TOTP_KEY: 'a key of second factors for tests, forty',
  CONSOLE_SECRET: 'a secret of the console for tests, forty',
};

export const marketplaceSecrets = {
  otp_pepper: testSecrets.OTP_PEPPER,
  identity_keys: [testSecrets.IDENTITY_KEY],
  device_secret: testSecrets.DEVICE_SECRET,
};
