import { texts } from '../../shared/texts.ts'

export const welfareTexts = texts({
  page: ['Welfare', 'Welfare'],
  service: ['Customer service', 'Customer service'],
  total: ['Total Bonus Claimed', 'Kabuuang Bonus na Na-claim'],
  unit: ['(PHP)', '(PHP)'],
  detail: ['Detail', 'Detalye'],
  tabs: ['Bonuses', 'Mga bonus'],
  general: ['General Bonus', 'General Bonus'],
  vip: ['VIP Bonus', 'VIP Bonus'],
  vipTitle: ['VIP gift', 'Regalo para sa VIP'],
  vipLine: ['500 pesos for members of a VIP level', '500 pesos para sa may VIP level'],
  comingSoon: ['Coming soon', 'Malapit na'],
  all: ['All promotions', 'Lahat ng promotion'],
  none: ['No promotions right now', 'Walang promotion ngayon'],
  noneLine: ['When there is one for you, you will see it here.', 'Kapag may para sa iyo, makikita mo ito rito.'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
})
