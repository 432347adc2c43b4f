import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

/** Who may call a route. Every handler declares it; a handler that does not is closed to everybody. */
export type Access = 'public' | 'student' | 'admin' | 'lead' | 'owner' | 'office' | 'scraper';
export const ACCESS = 'access';

/** Declares who may call a handler. `Public()` is below; the others stand beside the guards that enforce them. */
export const AccessOf = (access: Access) => SetMetadata(ACCESS, access);

export const Public = () => AccessOf('public');

/** Refuses every handler that declares no access. */
@Injectable()
export class DeclaredAccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    return this.reflector.get<Access | undefined>(ACCESS, context.getHandler()) !== undefined;
  }
}
