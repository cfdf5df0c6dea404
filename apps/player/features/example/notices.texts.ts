import { texts } from '../../shared/texts.ts'

export const noticesTexts = texts({
  title: ['Notices of the app', 'Mga paalala ng app'],
  openMaintenance: ['Open the maintenance notice', 'Buksan ang paalala ng maintenance'],
  showOffline: ['Show the offline line', 'Ipakita ang linyang offline'],
  hideOffline: ['Hide the offline line', 'Itago ang linyang offline'],
  break: ['Break this part', 'Sirain ang bahaging ito'],
})
