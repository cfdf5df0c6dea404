import { texts } from './texts.ts'

/** The notice itself is in Chinese in every language; the line under it is for those who do not read it. */
export const maintenanceTexts = texts({
  title: ['系统维护中，请稍后再试', '系统维护中，请稍后再试'],
  understood: ['我知道了', '我知道了'],
  text: [
    'We are under maintenance. Your account and money are safe. Please come back a little later.',
    'Naka-maintenance kami. Ligtas ang iyong account at pera. Bumalik mamaya.',
  ],
})
