import { texts } from '../../../shared/texts.ts'

export const devicesTexts = texts({
  page: ['Devices', 'Mga device'],
  back: ['Back', 'Bumalik'],
  line: [
    'These devices are logged in to your account. Log out any device you do not recognize.',
    'Naka-log in ang mga device na ito sa iyong account. I-log out ang device na hindi mo kilala.',
  ],
  numberAsked: (phone: string, time: string) => [
    `Someone asked to move this account to ${phone} (${time}). If it was not you, stop it now.`,
    `May humiling na ilipat ang account na ito sa ${phone} (${time}). Kung hindi ikaw ito, pigilan mo na ngayon.`,
  ],
  notMe: ['It was not me', 'Hindi ako ito'],
  stopped: ['The request was stopped. Your number stays.', 'Napigilan na ang hiling. Mananatili ang number mo.'],
  here: ['This device', 'Device na ito'],
  elsewhere: ['Other devices', 'Ibang mga device'],
  unknown: ['Unknown device', 'Hindi kilalang device'],
  now: ['Active now', 'Aktibo ngayon'],
  seen: (time: string) => [`Last active ${time}`, `Huling aktibo ${time}`],
  logOut: ['Log out', 'I-log out'],
  logOutOf: (device: string) => [`Log out ${device}`, `I-log out ang ${device}`],
  loggedOut: ['That device was logged out.', 'Na-log out na ang device.'],
  logOutOthers: ['Log out all other devices', 'I-log out ang lahat ng ibang device'],
  question: ['Log out all other devices?', 'I-log out ang lahat ng ibang device?'],
  questionText: [
    'You stay logged in on this device. All other devices will have to log in again.',
    'Mananatili kang naka-log in sa device na ito. Kailangang mag-log in muli sa iba.',
  ],
  cancel: ['Cancel', 'Kanselahin'],
  loggedOutOthers: ['All other devices were logged out.', 'Na-log out na ang lahat ng ibang device.'],
  failed: ['This could not be done. Please try again.', 'Hindi ito nagawa. Subukan muli.'],
  nowhere: ['No other devices', 'Walang ibang device'],
  nowhereLine: ['You are logged in on this device only.', 'Dito lang naka-log in ang account mo.'],
  loading: ['Loading...', 'Naglo-load...'],
  notLoaded: ['Your devices could not be loaded.', 'Hindi ma-load ang iyong mga device.'],
  again: ['Try again', 'Subukan muli'],
})
