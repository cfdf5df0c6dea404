import { expect, test } from 'vitest'
import { offersTexts } from '../../shared/offers/offers.texts.ts'
import { depositTexts } from '../deposit/deposit.texts.ts'
import { exclusionTexts } from '../exclusion/exclusion.texts.ts'
import { gamePageTexts } from '../game/page/gamePage.texts.ts'
import { memberTexts } from '../member/member.texts.ts'
import { copyTexts } from '../privacy/copy/copy.texts.ts'
import { vipTexts } from '../vip/vip.texts.ts'
import { ownFigureTexts } from './ownFigure.texts.ts'

test('own figures say in both languages that staff see them where their work needs it, and no other member does', () => {
  const [english, tagalog] = ownFigureTexts.intro
  expect([english, tagalog].join(' ')).not.toMatch(/nobody else|ikaw lang/i)
  expect(english).toMatch(/No other member .* Our staff see/)
  expect(tagalog).toMatch(/Walang ibang member .* staff namin/)
})

test('safer play has one name in each language', () => {
  const named = [memberTexts, ownFigureTexts, offersTexts, vipTexts, gamePageTexts, depositTexts]
  const names = [...named.map(one => one.saferPlay), exclusionTexts.title]
  expect(new Set(names.map(String))).toEqual(new Set(['Safer play,Mas ligtas na paglalaro']))
  expect(copyTexts.care.map(one => one.split(':')[0])).toEqual(['Safer play', 'Mas ligtas na paglalaro'])
})
