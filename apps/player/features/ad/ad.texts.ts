import { texts } from '../../shared/texts.ts'

export const adTexts = texts({
  toHome: ['Saya, home', 'Saya, home'],
  ways: ['How to play', 'Paano maglaro'],
  app: ['Download the app', 'I-download ang app'],
  site: ['Play on the web site', 'Maglaro sa website'],
  glife: ['Open in GLife', 'Buksan sa GLife'],
  mayamini: ['Open in Maya', 'Buksan sa Maya'],
  lazadamini: ['Open in Lazada', 'Buksan sa Lazada'],
  playersOnly: [
    'For players 21 and over, in the Philippines only. Gambling can be addictive. Know when to stop.',
    'Para sa 21 taong gulang pataas, sa Pilipinas lamang. Nakaka-adik ang pagsusugal. Alamin kung kailan titigil.',
  ],
  playSafe: ['Play safe', 'Ligtas na laro'],
  overTitle: ['This offer is over', 'Tapos na ang alok na ito'],
  overText: ['The games are still here.', 'Narito pa rin ang mga laro.'],
  failedTitle: ['This page could not be loaded', 'Hindi ma-load ang pahinang ito'],
  failedText: ['Check your connection and try again.', 'Suriin ang koneksyon at subukan muli.'],
  again: ['Try again', 'Subukan muli'],
  home: ['Go to the home page', 'Pumunta sa home'],
})
