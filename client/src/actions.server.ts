import type { Action } from './framework/action.ts'
import {
  changeDetails,
  changeEmail,
  changeMarketing,
  changePassword,
} from './routes/account/actions.server.ts'
import { preferAddress, removeAddress, saveAddress } from './routes/account-addresses/actions.server.ts'
import { addCard, preferCard, removeCard } from './routes/account-payments/actions.server.ts'
import { buyAgain } from './routes/account-orders/buy-again.server.ts'
import { addItem } from './routes/cart/add-item.server.ts'
import { chooseShipping } from './routes/cart/choose-shipping.server.ts'
import { estimateShipping } from './routes/cart/estimate-shipping.server.ts'
import { removeUnavailable } from './routes/cart/remove-unavailable.server.ts'
import { moveToWishlist } from './routes/cart/move-to-wishlist.server.ts'
import { removeItem } from './routes/cart/remove-item.server.ts'
import { setQuantity } from './routes/cart/set-quantity.server.ts'
import { upgradeItem } from './routes/cart/upgrade-item.server.ts'
import { applyPromo, removePromo } from './features/promo-code/actions.server.ts'
import {
  placeOrder,
  setContact,
  setDelivery,
  setPayment,
  setShipping,
} from './routes/checkout/actions.server.ts'
import { createAccountFromOrder } from './routes/order-confirmation/actions.server.ts'
import { appendPhotoPart, deletePhoto, uploadPhotos } from './routes/frame-my-photos/actions.server.ts'
import { buyWall } from './routes/gallery-wall/actions.server.ts'
import { changeFavourites } from './routes/favourites/actions.server.ts'
import { chooseDeliveryZip } from './routes/delivery/actions.server.ts'
import { finishSignIn } from './routes/callback/actions.server.ts'
import { logIn, requestSignInEmail } from './routes/login/actions.server.ts'
import { goOnAsGuest, logOut } from './routes/login/log-out.server.ts'
import { buyPiecesAgain } from './routes/orders/buy-again.server.ts'
import { lookUpOrder } from './routes/orders/actions.server.ts'
import { addGiftCard, showGiftCardBalance } from './routes/gift-cards/actions.server.ts'
import { sendMessage } from './routes/contact/actions.server.ts'
import { subscribe } from './routes/newsletter/actions.server.ts'
import { register, registerBusiness } from './routes/registration/actions.server.ts'
import { choosePassword, requestPasswordReset } from './routes/reset-password/actions.server.ts'
import { changeWishlist } from './routes/wishlist/actions.server.ts'

export const ACTIONS: readonly Action[] = [
  addGiftCard,
  showGiftCardBalance,
  addItem,
  upgradeItem,
  setQuantity,
  removeItem,
  removeUnavailable,
  estimateShipping,
  chooseShipping,
  moveToWishlist,
  applyPromo('cart'),
  removePromo('cart'),
  applyPromo('checkout'),
  removePromo('checkout'),
  changeDetails,
  changeEmail,
  changePassword,
  changeMarketing,
  buyAgain,
  saveAddress,
  preferAddress,
  removeAddress,
  addCard,
  preferCard,
  removeCard,
  setContact,
  setShipping,
  setDelivery,
  setPayment,
  placeOrder,
  createAccountFromOrder,
  uploadPhotos,
  appendPhotoPart,
  deletePhoto,
  buyWall,
  changeFavourites,
  changeWishlist,
  chooseDeliveryZip,
  logIn,
  requestSignInEmail,
  finishSignIn,
  register,
  registerBusiness,
  requestPasswordReset,
  choosePassword,
  logOut,
  goOnAsGuest,
  lookUpOrder,
  buyPiecesAgain,
  sendMessage,
  subscribe,
]
