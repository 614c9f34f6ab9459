/**
 * Whether a name says that its value is a secret: of a header, a member, a parameter. An author is none, an
 * authorization is.
 */
export const isSecretName = (name: string): boolean =>
  /token|secret|passw|credential|cookie|jwt|bearer|xbl$|auth(?!or)|authori[sz]|(api|access)[-_]?key/i.test(name);
