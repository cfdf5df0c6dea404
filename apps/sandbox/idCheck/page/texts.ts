/** Every text of the page, in English and in Filipino. */
const texts = {
  title: ['Show your {label}', 'Ipakita ang iyong {label}'],
  lead: [
    'Lay the card flat in good light. All four corners have to be in the picture.',
    'Ilapag nang pantay ang card sa maliwanag na lugar. Dapat kita ang apat na sulok.',
  ],
  openCamera: ['Use the camera', 'Gamitin ang camera'],
  chooseFile: ['Choose a photo', 'Pumili ng litrato'],
  leave: ['Leave', 'Umalis'],
  noCamera: [
    'The camera could not be opened. Allow it in your browser, or choose a photo.',
    'Hindi mabuksan ang camera. Payagan ito sa browser, o pumili ng litrato.',
  ],
  preview: ['What the camera sees', 'Ang nakikita ng camera'],
  shoot: ['Take the photo', 'Kunan ng litrato'],
  hold: ['Fit the card into the frame', 'Ipasok ang card sa loob ng kuwadro'],
  ready: ['Looks good. Hold still.', 'Mukhang ayos. Huwag gumalaw.'],
  dark: ['Too dark. Find more light.', 'Masyadong madilim. Humanap ng liwanag.'],
  glare: ['A light is mirrored in the card. Tilt it a little.', 'May silaw sa card. Ikiling ito nang kaunti.'],
  blurred: ['Blurred. Hold still and tap to focus.', 'Malabo. Huwag gumalaw at pindutin para luminaw.'],
  cropped: ['The card is cut off. Show all four corners.', 'Putol ang card. Ipakita ang apat na sulok.'],
  not_an_id: ['This does not look like an ID.', 'Mukhang hindi ito ID.'],
  wrong_type: ['This is another kind of ID than you chose: {label}.', 'Ibang uri ito ng ID kaysa pinili mo: {label}.'],
  expired: ['This ID has expired.', 'Paso na ang ID na ito.'],
  unreadable: [
    'The text could not be read. Try again closer and in better light.',
    'Hindi mabasa ang sulat. Subukang mas malapit at mas maliwanag.',
  ],
  small: ['The picture is too small. Come closer.', 'Masyadong maliit ang litrato. Lumapit pa.'],
  reviewTitle: ['Can everything be read?', 'Nababasa ba ang lahat?'],
  reviewGood: ['The photo is sharp and bright enough.', 'Malinaw at maliwanag ang litrato.'],
  photo: ['The photo of your card', 'Ang litrato ng iyong card'],
  use: ['Use this photo', 'Gamitin ang litratong ito'],
  retake: ['Take again', 'Kunan muli'],
  reading: ['Reading your ID', 'Binabasa ang iyong ID'],
  readingLead: ['This takes a few seconds.', 'Ilang segundo lamang ito.'],
  againTitle: ['That did not work', 'Hindi ito gumana'],
  left: ['Tries left: {left}', 'Natitirang subok: {left}'],
  busy: ['Many IDs are being read. Please try again in a moment.', 'Maraming ID ang binabasa. Subukan muli mamaya.'],
  offline: ['No connection. Your photo is still here.', 'Walang koneksyon. Narito pa ang iyong litrato.'],
  done: ['Done. Taking you back.', 'Tapos na. Ibinabalik ka na.'],
  failed: ['This ID cannot be used. Taking you back.', 'Hindi magagamit ang ID na ito. Ibinabalik ka na.'],
  closed: ['This link is no longer valid.', 'Hindi na wasto ang link na ito.'],
  closedLead: ['Go back to the app and start again.', 'Bumalik sa app at magsimulang muli.'],
  workshop: [
    'A stand-in for tests: photos stay on this machine.',
    'Pang-test lamang: nananatili ang mga litrato sa makinang ito.',
  ],
} as const

export type TextName = keyof typeof texts

export function textsIn(locale: 'en' | 'fil') {
  const at = locale === 'fil' ? 1 : 0
  return (name: TextName, values: Readonly<Record<string, string | number>> = {}): string =>
    texts[name][at].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
