/** Host names of the demo's sources, all served by the local server behind the local proxy. */
export const DEMO_HOSTS = [
  'harbour.example',
  'planning.example',
  'minutes.example',
  'district.example',
  'en.wikipedia.org',
  'creativecommons.org',
  'v8.dev',
];
