/** The drawings of the first screen, fetched once as one file: they weigh neither on the page nor on the script. */
export const sheetNames = [
  'house',
  'houseFill',
  'coins',
  'coinsFill',
  'gift',
  'giftFill',
  'headset',
  'headsetFill',
  'userCircle',
  'userCircleFill',
  'magnifyingGlassBold',
  'facebookLogoFill',
  'instagramLogoFill',
  'tiktokLogoFill',
  'youtubeLogoFill',
  'telegramLogoFill',
  'globe',
  'sealCheck',
  'shieldCheck',
  'gameController',
  'fireFill',
  'info',
  'caretRightBold',
  'arrowRightBold',
] as const

/** `lettering` is the wordmark's, on a field of its own. */
export type SheetName = (typeof sheetNames)[number] | 'lettering'
