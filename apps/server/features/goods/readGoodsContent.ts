import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { goodsId, goodsWish } from '@saya/contract/goods/goods.ts'
import * as v from 'valibot'

const content = v.object({
  stores: v.array(v.string()),
  goods: v.array(v.object({ id: goodsId, stock: v.number(), ...v.omit(goodsWish, ['stores']).entries })),
})

export type GoodsContent = v.InferOutput<typeof content>

export async function readGoodsContent(folder: string): Promise<GoodsContent> {
  return v.parse(content, JSON.parse(await readFile(join(folder, 'goods.json'), 'utf8')))
}
