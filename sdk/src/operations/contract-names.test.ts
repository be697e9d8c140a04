import { SHOP_CONTRACTS } from '../services/shop/shop-contracts.ts'
import { SHOPPER_CONTRACTS } from '../services/shopper/shopper-contracts.ts'
import { authorizationContract } from './authorization.contract.ts'
import { OPERATIONS } from './catalogue.ts'
import { lookUpGuestOrder } from './look-up-guest-order.ts'
import { tokenContract } from './token.contract.ts'

// Two clients have a contract `order`, each of another kind of order.
const contracts: Readonly<Record<string, unknown>> = {
  ...SHOP_CONTRACTS,
  ...SHOPPER_CONTRACTS,
  authorization: authorizationContract,
  token: tokenContract,
}

test.each(OPERATIONS.flatMap(({ id, contract }) => (contract ? [{ id, ...contract }] : [])))(
  '$id names the contract that its client is handed, $name of $file',
  async ({ id, name, file }) => {
    const handed = id === lookUpGuestOrder.id ? SHOP_CONTRACTS.order : contracts[name]
    expect(handed).toBeDefined()
    expect(Object.values(await import(`./${file}.contract.ts`))).toContain(handed)
  },
)
