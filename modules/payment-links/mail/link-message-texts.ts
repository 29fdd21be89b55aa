import type { Locale } from '#kernel/locale.ts'

/** `{name}`, `{title}`, `{amount}`, `{link}` and `{phone}` are filled in; it begins and ends with words of its own. */
export const linkMessageTexts: Record<Locale, { pay: string }> = {
  tr: {
    pay: 'Sayın {name}, {title} için {amount} tutarındaki ödemenizi {link} adresinden yapabilirsiniz. Bağlantı yalnızca size özeldir. Bu ödemeyi beklemiyorsanız ödeme yapmadan {phone} numarasından bizi arayın.',
  },
  en: {
    pay: 'Dear {name}, you can pay {amount} for {title} at {link} by card or bank transfer. The link is meant for you alone. If you did not expect this payment, call us on {phone} before you pay.',
  },
  ar: {
    pay: 'السلام عليكم {name}، يمكنك دفع {amount} مقابل {title} عبر {link} بالبطاقة أو بالتحويل المصرفي. هذا الرابط خاص بك. إن لم تكن تنتظر هذه الدفعة فاتصل بنا على {phone} قبل الدفع.',
  },
}
