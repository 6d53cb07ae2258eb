/** Numbers with a right and with a wrong check digit. */
export const numberVectors = {
  ups1z: {
    valid: ['1Z5R89390357567127', '1Z879E930346834440'],
    invalid: ['1A5R89390357567127', '1Z1111111111111111'],
  },
  fedexExpress: { valid: ['986578788855', '477179081230'], invalid: ['996578788855'] },
  fedexGround: { valid: ['041441760228964', '568283610012000'], invalid: ['568283610012732'] },
  impb: { valid: ['9400111206206406260787', '9434611206206406227577'], invalid: ['9434611206206407667131'] },
  s10: { valid: ['RB123456785GB'], invalid: ['RB123456784GB'] },
  upc: { valid: ['036000241457'], invalid: ['036000241458'] },
  xpoPro: { valid: ['123456782', '402123455', '402-123455'], invalid: ['123456783', '12345678'] },
  odflPro: { valid: ['07209562763'], invalid: ['07209562773', '79927398713'] },
} as const;
