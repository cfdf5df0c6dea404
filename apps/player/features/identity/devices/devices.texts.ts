import { texts } from '../../../shared/texts.ts'

export const devicesTexts = texts({
  page: ['Devices', 'Mga device'],
  back: ['Back', 'Bumalik'],
  line: [
    'These are the devices that are logged in to your account. Log out any that you do not know.',
    'Ito ang mga device na naka-log in sa iyong account. I-log out ang anumang hindi mo kilala.',
  ],
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
    'You stay logged in here. Everywhere else one has to log in again.',
    'Mananatili kang naka-log in dito. Kailangang mag-log in muli sa lahat ng iba.',
  ],
  cancel: ['Cancel', 'Kanselahin'],
  loggedOutOthers: ['All other devices were logged out.', 'Na-log out na ang lahat ng ibang device.'],
  failed: ['This could not be done. Please try again.', 'Hindi ito nagawa. Subukan muli.'],
  nowhere: ['You are logged in nowhere else', 'Wala ka nang ibang naka-log in na device'],
  nowhereLine: ['Only this device can use your account.', 'Ang device lang na ito ang gumagamit ng iyong account.'],
  loading: ['Loading...', 'Naglo-load...'],
  notLoaded: ['Your devices could not be loaded.', 'Hindi ma-load ang iyong mga device.'],
  again: ['Try again', 'Subukan muli'],
})
