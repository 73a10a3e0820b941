type FaultType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

interface FaultDetails {
  status?: number;
  type?: FaultType;
  code?: string;
  param?: string;
  declineCode?: string;
}

/** A refusal in the shape of Stripe's own errors. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: FaultType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(message: string, details: FaultDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
    this.declineCode = details.declineCode;
  }

  toBody(requestLogUrl: string): object {
    return {
      error: {
        ...(this.code && { code: this.code, doc_url: `https://docs.stripe.com/error-codes` }),
        ...(this.declineCode && { decline_code: this.declineCode }),
        message: this.message,
        ...(this.param && { param: this.param }),
        request_log_url: requestLogUrl,
        type: this.type,
      },
    };
  }
}

/** `noun` is Stripe's word for the object, as in "No such customer: 'cus_1'". */
export function noSuch(noun: string, id: string, param = 'id'): StripeFault {
  return new StripeFault(`No such ${noun}: '${id}'`, {
    // Stripe answers 404 when the object is the resource itself, and 400 when it is named by a parameter.
    status: param === 'id' ? 404 : 400,
    code: 'resource_missing',
    param,
  });
}
